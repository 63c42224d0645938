import { useEffect, useRef } from 'react';

/** A <details> menu that also closes on an outside click, on Escape and when a link in it is chosen. */
export function useDismissableDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (ref.current) ref.current.open = false;
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!ref.current?.open || !(target instanceof Element)) return;
      if (!ref.current.contains(target) || target.closest('a')) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return ref;
}
