import { run } from './command';
import { createPerson, password, type Person } from '../http/person';
import type { RunningProduct } from './server';

/** Another admin, created with the command line beside the running product, and signed in. */
export async function secondAdmin({ url, dataDir }: RunningProduct, name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  const { stdout } = await run('admin', ['create', email, '--name', name], {
    DATA_DIR: dataDir,
    APP_URL: url,
  });
  const { pathname, search } = new URL(stdout.toString().trim());
  const admin = createPerson(url);
  await admin.send(pathname + search, { body: new URLSearchParams({ password, confirmPassword: password }) });
  await admin.signIn(email);
  return admin;
}
