import type { Locator } from 'playwright-core';

/** The error sentence of a form field. */
export async function fieldError(form: Locator, label: string): Promise<string | undefined> {
  const field = form.getByLabel(label, { exact: true });
  if ((await field.getAttribute('aria-invalid')) !== 'true') return undefined;
  const about = await field.getAttribute('aria-describedby');
  return (await form.locator(`[id="${about}"]`).textContent()) ?? '';
}
