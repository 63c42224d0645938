import { type Refusal } from '../../modules/kernel/refusal';
import { unavailableRefusal } from '~/api/unavailable.server';

/** Runs the work behind a form. A store that is away is a refusal like any other, so that what was typed stays. */
export async function authResultOf<Value>(work: () => Promise<Value>): Promise<Value | Refusal> {
  try {
    return await work();
  } catch (thrown) {
    const away = unavailableRefusal(thrown);
    if (!away) throw thrown;
    return away;
  }
}
