/** The fields of the form that approves a plan: the ids of all planned sections, and of those that stay. */
export const approvalFields = { planned: 'planned', kept: 'keep' } as const;

/** The body of an approval from the fields of a form: sections with an unchecked box are left out. */
export function approvalIn(form: { getAll(name: string): unknown[] }): { leaveOut: unknown[] } {
  const checked = new Set(form.getAll(approvalFields.kept));
  return { leaveOut: form.getAll(approvalFields.planned).filter((id) => !checked.has(id)) };
}
