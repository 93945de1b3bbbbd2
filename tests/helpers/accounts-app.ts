import { uuidv7 } from '@/core/db/uuid';
import { Browser } from './browser';
import { PASSWORD } from './studio';
import { openTestApp, sqlOf } from './test-app';
import { workQueue } from './work-queue';

/** A test application with helpers for accounts: call it first, at the top of the file. */
export async function openAccounts() {
  const app = await openTestApp();
  const sql = sqlOf(app);
  const browser = () => new Browser(app.origin);
  const signIn = (who: Browser, email: string, password: string) =>
    who.post('/users/sign_in', { email, password });

  /** The messages an address received, newest first. */
  const mailsTo = (email: string) =>
    sql<{ kind: string; text: string; subject: string }>(
      'select kind, text, subject from mails where "to" = $1 order by created_at desc, id desc',
      [email],
    );

  /** The token of the newest message of a kind. */
  async function tokenTo(email: string, kind: string): Promise<string> {
    await workQueue('accounts.');
    const mail = (await mailsTo(email)).find((one) => one.kind === `account.${kind}`);
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  /** A new person, signed up through the wire and in. */
  async function signUp(
    more: object = {},
  ): Promise<{ who: Browser; email: string; answer: { status: number; path: unknown } }> {
    const who = browser();
    const email = `new-${uuidv7()}@people.test`;
    const names = {
      first_name: 'Noa',
      family_name: 'Bar',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    const { status, json } = await who.post('/users/sign_up', { email, ...names, ...more });
    return { who, email, answer: { status, path: json.path } };
  }

  /** Six wrong passwords, and what each was answered. */
  const locked = async (email: string, who = browser()) => {
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await signIn(who, email, 'wrong')).json.code);
    return codes;
  };

  return { app, sql, browser, signIn, mailsTo, tokenTo, signUp, locked };
}
