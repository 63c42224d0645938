export { startModelStandIn } from './model-stand-in/server';
export type { CallRecord, ModelStandIn, StandInOptions } from './model-stand-in/server';
export type { Garble, Purpose, Rule, Then, When } from './model-stand-in/rules';
