import { type FieldProblem, KeepersError } from '@/domain/errors';
import { pool } from '@/server/database/pool';
import { asSystem } from '@/server/local-api';

/** What somebody signs up with. */
export interface NewUser {
  email: string;
  password: string;
  password_confirmation: string;
  first_name: string;
  family_name: string;
  locale: 'en' | 'he';
}

/** Makes a person who can sign in. Throws INVALID_INPUT naming each field: taken address, passwords that differ. */
export async function signUp(person: NewUser): Promise<string> {
  const email = person.email.trim().toLowerCase();
  const fields: Record<string, FieldProblem> = {};
  if (person.password !== person.password_confirmation) {
    fields.password_confirmation = { code: 'confirmation', params: { attribute: 'password' } };
  }
  const taken = await pool().query('select 1 from users where email = $1', [email]);
  if (taken.rowCount) fields.email = 'taken';
  if (Object.keys(fields).length > 0) throw new KeepersError('INVALID_INPUT', {}, fields);
  const { first_name, family_name, password, locale } = person;
  const user = await asSystem('anyone may sign up; the fields are ours').create('users', {
    email,
    password,
    first_name,
    family_name,
    locale,
  });
  return user.id;
}
