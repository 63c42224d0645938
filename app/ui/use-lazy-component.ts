import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code comes only when it is asked for; undefined until it is here. `load` has to stay the same from
 * one drawing to the next; `onFailure`: the code could not be fetched.
 */
export function useLazyComponent<Props>(
  asked: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const [Late, setLate] = useState<ComponentType<Props>>();
  const wanted = asked && !Late;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    load().then(
      (loaded) => !left && setLate(() => loaded),
      () => !left && onFailure?.(),
    );
    return () => {
      left = true;
    };
  }, [wanted, load, onFailure]);
  return Late;
}
