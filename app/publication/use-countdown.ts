import { useEffect, useRef, useState } from 'react';

/** Seconds left; calls `end` once at zero. Stops when the component unmounts. */
export function useCountdown(seconds: number, end: () => void): number {
  const [left, setLeft] = useState(seconds);
  const atEnd = useRef(end);
  useEffect(() => void (atEnd.current = end));
  useEffect(() => {
    if (left === 0) return atEnd.current();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
