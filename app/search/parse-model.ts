import type { Slot } from '../../modules/models/contract';

const names: Readonly<Record<string, Slot>> = {
  deepseek: 'deepseek',
  qwen: 'qwen',
  claude: 'claude',
  dual: 'claude',
  model3: 'claude',
};

/** The model that an address or a form names; Model 1 for an unknown name. Spec sections 1 and 4. */
export function parseModel(name: FormDataEntryValue | null): Slot {
  return (typeof name === 'string' && Object.hasOwn(names, name) && names[name]) || 'deepseek';
}
