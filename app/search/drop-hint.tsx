/** Covers a card while files are held over it. */
export const DropHint = () => (
  <p className="pointer-events-none absolute inset-0 grid place-items-center rounded-xl bg-surface/90 font-display text-2xl">
    Drop the files to attach them
  </p>
);
