import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code loads on demand; undefined until then. `load` has to be the same function on each render;
 * `onFailure`: the code could not be fetched.
 */
export function useLazyComponent<Props>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): ComponentType<Props> | undefined {
  const [Late, setLate] = useState<ComponentType<Props>>();
  const wanted = isNeeded && !Late;
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
