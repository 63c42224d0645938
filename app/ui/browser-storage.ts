/** Where this browser keeps something: for good, or until the tab is closed. */
type Place = 'local' | 'session';

/** For browsers that keep nothing, or nothing more: as long as the page lives. */
const meanwhile = new Map<string, string>();

/** What this browser keeps under a key; null when nothing is, or when we may not look. */
export function getStored(place: Place, key: string): string | null {
  try {
    return storage(place).getItem(key) ?? meanwhile.get(key) ?? null;
  } catch {
    return meanwhile.get(key) ?? null;
  }
}

/** Keeps something in this browser; when it cannot, as long as the page lives. */
export function setStored(place: Place, key: string, value: string): void {
  meanwhile.set(key, value);
  try {
    storage(place).setItem(key, value);
  } catch {
    // Full, or closed to this site: known until the page is left.
  }
}

const storage = (place: Place) => (place === 'local' ? localStorage : sessionStorage);
