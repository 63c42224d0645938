import { useEffect, useRef, useState } from 'react';
import { googlePicture } from './google-picture';
import { useRootData } from '~/root-data';

/** The user's Google picture, or their initials when there is none or it does not load. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const configured = useRootData()?.settings.googleConfigured ?? false;
  const address = configured ? googlePicture(picture) : undefined;
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The image may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(address);
  }, [address]);
  if (address && address !== broken) {
    return (
      <img
        ref={image}
        src={address}
        alt=""
        className="size-8 rounded-full bg-sunk object-cover"
        referrerPolicy="no-referrer"
        onError={() => setBroken(address)}
      />
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

/** The initials shown without a picture. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase() || '?';
}
