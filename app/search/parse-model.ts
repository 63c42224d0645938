import type { Slot } from '../../modules/models/contract';

const names: Readonly<Record<string, Slot>> = {
  deepseek: 'deepseek',
  qwen: 'qwen',
  claude: 'claude',
  dual: 'claude',
  model3: 'claude',
};

/** The model an address or a form names; Model 1 when it names none we know. Spec sections 1 and 4. */
export function parseModel(name: FormDataEntryValue | null): Slot {
  return (typeof name === 'string' && Object.hasOwn(names, name) && names[name]) || 'deepseek';
}
