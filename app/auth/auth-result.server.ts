import { type Refusal } from '../../modules/kernel/refusal';
import { unavailableRefusal } from '~/api/unavailable.server';

/** Runs the command of a form. An unavailable store becomes a refusal, so that the form keeps what was typed. */
export async function authResultOf<Value>(work: () => Promise<Value>): Promise<Value | Refusal> {
  try {
    return await work();
  } catch (thrown) {
    const away = unavailableRefusal(thrown);
    if (!away) throw thrown;
    return away;
  }
}
