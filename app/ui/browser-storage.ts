/** The browser's local storage, or its session storage (until the tab is closed). */
type Place = 'local' | 'session';

/** The fallback while the page is open, for browsers that block storage or have none left. */
const meanwhile = new Map<string, string>();

/** The stored value of a key; null when there is none or access is denied. */
export function getStored(place: Place, key: string): string | null {
  try {
    return storage(place).getItem(key) ?? meanwhile.get(key) ?? null;
  } catch {
    return meanwhile.get(key) ?? null;
  }
}

/** Stores a value in this browser; when that fails, in memory while the page is open. */
export function setStored(place: Place, key: string, value: string): void {
  meanwhile.set(key, value);
  try {
    storage(place).setItem(key, value);
  } catch {
    // Storage is full, or blocked for this site: in memory until the page is left.
  }
}

const storage = (place: Place) => (place === 'local' ? localStorage : sessionStorage);
