/** Somebody's picture, or their initials. */
export function Portrait({ name, picture }: { name: string; picture: string | null }) {
  if (picture) {
    return (
      <img src={picture} alt="" className="size-8 rounded-full object-cover" referrerPolicy="no-referrer" />
    );
  }
  return (
    <span
      aria-hidden
      className="grid size-8 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase() || '?';
}
