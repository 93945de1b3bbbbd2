import { askOver } from './ask-over';

/** An answer, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON, or null if it is not JSON. */
  json: Record<string, never> & { [key: string]: unknown };
}

export interface Ask {
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  /** False sends no token with a write. */
  csrf?: boolean;
  body?: BodyInit;
}

function parse(text: string): Answer['json'] {
  try {
    return JSON.parse(text) as Answer['json'];
  } catch {
    return null as never;
  }
}

/** The user agent of a person's browser: the server distinguishes programs by it. */
const A_PERSONS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** A browser: its cookies, the token of its pages, its address. It does not follow redirects. */
export class Browser {
  readonly cookies = new Map<string, string>();
  #token: string | null = null;

  /** `host`: the Host header, where it differs from the origin's (no DNS needed). */
  constructor(
    readonly origin: string,
    readonly host: string | null = null,
  ) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** The token its pages carry. */
  async token(): Promise<string> {
    this.#token ??= String((await this.get('/csrf')).json.token);
    return this.#token;
  }

  async send(method: string, path: string, ask: Ask = {}): Promise<Answer> {
    const unsafe = method !== 'GET' && method !== 'HEAD';
    const browsers = {
      'Sec-Fetch-Site': 'same-origin',
      'User-Agent': A_PERSONS,
      ...(unsafe ? { Origin: this.host ? `http://${this.host}` : this.origin } : {}),
    };
    const headers = new Headers({ Accept: 'application/json', ...browsers, ...ask.headers });
    if (unsafe && ask.csrf !== false && !headers.has('X-CSRF-Token'))
      headers.set('X-CSRF-Token', await this.token());
    if (this.cookies.size > 0 && !headers.has('Cookie')) headers.set('Cookie', this.cookie);
    let body = ask.body;
    if (ask.json !== undefined) {
      headers.set('Content-Type', 'application/json');
      body = JSON.stringify(ask.json);
    }
    if (ask.form) {
      if (!headers.has('Content-Type'))
        headers.set('Content-Type', 'application/x-www-form-urlencoded;charset=UTF-8');
      body = String(new URLSearchParams(ask.form));
    }
    const answer = await askOver(`${this.origin}${path}`, { method, headers, body, host: this.host });
    this.keep(answer.headers);
    const text = new TextDecoder().decode(answer.bytes);
    return { status: answer.status, headers: answer.headers, text, json: parse(text) };
  }

  get = (path: string, ask?: Ask) => this.send('GET', path, ask);
  post = (path: string, json?: unknown, ask?: Ask) => this.send('POST', path, { json, ...ask });
  put = (path: string, json?: unknown, ask?: Ask) => this.send('PUT', path, { json, ...ask });
  delete = (path: string, ask?: Ask) => this.send('DELETE', path, ask);

  /** Opens a page as a person does, for the cookies and the redirect. */
  page = (path: string, ask: Ask = {}) =>
    this.send('GET', path, { ...ask, headers: { Accept: 'text/html', ...ask.headers } });

  /** Enters by a project's code. */
  async enter(code: string, more: object = {}): Promise<this> {
    const answer = await this.post('/client_access', { code, ...more });
    if (answer.status !== 200) throw new Error(`The code was refused: ${answer.status} ${answer.text}`);
    return this;
  }

  async signIn(email: string, password: string): Promise<this> {
    const answer = await this.post('/users/sign_in', { email, password });
    if (answer.status !== 200) throw new Error(`The sign-in was refused: ${answer.status} ${answer.text}`);
    return this;
  }
}
