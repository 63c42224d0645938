/** A promise that the test resolves. */
type Gate = { open(): void; opened: Promise<void> };

export function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}
