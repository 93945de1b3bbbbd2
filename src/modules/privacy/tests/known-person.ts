import { Browser } from '@root/tests/helpers/browser';
import { makeProject, makeStudio, PASSWORD, type Project, type Studio } from '@root/tests/helpers/studio';
import type { TestApp } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';

/** Words that no other row contains. */
export const NAME = { first: 'Zebulonia', family: 'Quarkstein' };
export const WHOLE = `${NAME.first} ${NAME.family}`;

/** A person with a row in every table that may hold one, beside a second such person. */
export interface KnownPerson {
  email: string;
  user: string;
  client: string;
  browser: Browser;
  owner: Browser;
  studio: Studio;
  project: Project;
  /** Their texts in those rows, to search for. */
  words: string[];
}

let made = 0;

/** A client who signed up, was invited, entered, picked, wrote a note, downloaded, completed, and subscribed. */
export async function knownPerson(
  app: TestApp,
  whole = WHOLE,
  more: Partial<Studio> = {},
): Promise<KnownPerson> {
  const studio = { ...(await makeStudio('Studio of a wedding')), ...more };
  const project = await makeProject(studio, { medias: 3, products: { Album: null } });
  await pool().query('update events set allow_downloads = true where id = $1', [project.id]);
  const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
  const email = `${whole.replaceAll(' ', '.').toLowerCase()}.${++made}@traces.test`;
  const [first_name = '', family_name = ''] = whole.split(' ');
  const invited = await owner.post(`/api/x/studio/projects/${project.id}/invitations`, {
    name: whole,
    email,
    send: true,
  });
  const browser = new Browser(app.origin);
  const signed = await browser.post('/users/sign_up', {
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    first_name,
    family_name,
    i: project.id,
    c: project.code,
  });
  if (signed.status !== 201) throw new Error(`No sign-up: ${signed.status} ${signed.text} ${invited.text}`);
  const sql = pool();
  const { rows: users } = await sql.query<{ id: string }>('select id from users where email = $1', [email]);
  const user = users[0]?.id ?? '';
  await sql.query('update users set unconfirmed_since = null where id = $1', [user]);
  const { rows: clients } = await sql.query<{ id: string }>('select id from clients where email = $1', [
    email,
  ]);
  const client = clients[0]?.id ?? '';
  await sql.query('update clients set phone_number = $2, description = $3 where id = $1', [
    client,
    '+972501234567',
    `Mother of ${whole}`,
  ]);
  const body = { media: project.medias[0], product: project.products.Album, selected: true };
  await browser.post('/product_medias', body);
  await sql.query('update product_medias set note = $2, picked_by = $3 where event_id = $1', [
    project.id,
    `Black and white, ${email}`,
    whole,
  ]);
  await browser.put(`/events/${project.id}`, { event: { printselectiondone: true } });
  await browser.post(`/events/${project.id}/downloads`, { scope: 'all', size: 'web' });
  await sql.query('update grants set name = $2, email = $3 where user_id = $1', [user, whole, email]);
  await sql.query(`update downloads set person = $2 where user_id = $1 or event_id = $3`, [
    user,
    whole,
    project.id,
  ]);
  await browser.post('/users/passwords/new', { email });
  await workQueue('accounts.');
  await sql.query(
    `insert into identities (user_id, provider, subject, email) values ($1, 'google', $2, $3)`,
    [user, `subject-${email}`, email],
  );
  await sql.query(
    `insert into second_factors (id, user_id, kind, name, secret) values ($1, $2, 'passkey', $3, 'key')`,
    [uuidv7(), user, `Phone of ${whole}`],
  );
  await sql.query(`insert into user_marks (user_id, mark) values ($1, $2)`, [user, `seen:${email}`]);
  await sql.query(
    `insert into team_invitations (id, account_id, email, locale, token_hash, expires_at) values ($1, $2, $3, 'en', $4, now())`,
    [uuidv7(), studio.account, email, uuidv7()],
  );
  return {
    email,
    user,
    client,
    browser,
    owner,
    studio,
    project,
    words: [whole, ...whole.split(' '), email],
  };
}
