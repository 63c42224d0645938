/** A promise that the test resolves. */
type Deferred = { open(): void; opened: Promise<void> };

export function deferred(): Deferred {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}
