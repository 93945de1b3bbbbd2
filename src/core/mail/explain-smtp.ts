interface Facts {
  code?: string;
  message?: string;
}

/** Why a mail server cannot be used; each has its line in `admin-operators.doctor.says.mail_<fault>`. */
export type SmtpFailure = 'sign_in' | 'no_host' | 'connection_refused' | 'encryption' | 'silent' | 'other';

/** The reason why the mail server cannot be used, and its address without the password. */
export function smtpFailure(
  smtpUrl: string,
  error: unknown,
): { fault: SmtpFailure; at: string; host: string; said: string } {
  const { hostname: host, port, protocol } = new URL(smtpUrl);
  const at = `${host}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const { code = '', message = '' } = error as Facts;
  const line = message.split('\n')[0] ?? '';
  return { fault: faultOf(code, line), at, host, said: code || line };
}

function faultOf(code: string, line: string): SmtpFailure {
  if (code === 'EAUTH') return 'sign_in';
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(line)) return 'no_host';
  if (/ECONNREFUSED/.test(line)) return 'connection_refused';
  if (code === 'ETLS' || /SSL|TLS|certificate|wrong version/i.test(line)) return 'encryption';
  return code === 'ETIMEDOUT' || /timeout|timed out/i.test(line) ? 'silent' : 'other';
}
