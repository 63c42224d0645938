import { useEffect, useState } from 'react';

type Position = { current: string | undefined; read: number };

/** The section in the viewport, and the share of the sections above it: 0-1. */
export function useReadingPosition(parts: readonly { id: string }[]): Position {
  const [position, setPosition] = useState<Position>({ current: undefined, read: 0 });
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setPosition(positionAmong(parts.map(({ id }) => document.getElementById(id))));
    };
    const soon = () => (frame ||= requestAnimationFrame(measure));
    measure();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [parts]);
  return position;
}

function positionAmong(parts: readonly (HTMLElement | null)[]): Position {
  const line = window.innerHeight * 0.3;
  const tops = parts.flatMap((part) =>
    part ? [{ id: part.id, top: part.getBoundingClientRect().top }] : [],
  );
  const at = tops.findLastIndex(({ top }) => top <= line);
  const here = tops[at];
  if (!here) return { current: undefined, read: 0 };
  const next = tops[at + 1];
  const within = next ? (line - here.top) / Math.max(1, next.top - here.top) : 1;
  return { current: here.id, read: Math.min(1, (at + Math.min(1, within)) / tops.length) };
}
