import { solveCaptcha } from '../api/solve-captcha';

const ask = async <T>(path: string): Promise<T> => (await fetch(path)).json() as Promise<T>;

/** Fills a form's `data-solve` field, where it has one, with the required proof of work. */
export async function solveInForm(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('input[data-solve]');
  if (!field || field.value) return;
  field.value = (await solveCaptcha(ask).catch(() => null)) ?? '';
}
