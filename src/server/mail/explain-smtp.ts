interface Facts {
  code?: string;
  command?: string;
  response?: string;
  message?: string;
}

/** One line that says why the mail server cannot be used and what to do. The address's password is never in it. */
export function explainSmtp(smtpUrl: string, error: unknown): string {
  const { hostname, port, protocol } = new URL(smtpUrl);
  const at = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const { code = '', message = '' } = error as Facts;
  const said = message.split('\n')[0] ?? '';
  const waits = 'Messages wait and are tried again for hours.';
  if (code === 'EAUTH') return `SMTP_URL: ${at} refuses user or password: mend them in SMTP_URL. ${waits}`;
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(said))
    return `SMTP_URL: no machine is called "${hostname}": mend the host name. ${waits}`;
  if (/ECONNREFUSED/.test(said)) return `SMTP_URL: nobody answers at ${at}: mend host and port. ${waits}`;
  if (code === 'ETLS' || /SSL|TLS|certificate|wrong version/i.test(said))
    return `SMTP_URL: ${at} and we do not agree on encryption: smtps:// is for port 465, smtp:// for 587 and 25. ${waits}`;
  if (code === 'ETIMEDOUT' || /timeout|timed out/i.test(said))
    return `SMTP_URL: ${at} does not answer: a firewall may stop it, or the port is wrong. ${waits}`;
  return `SMTP_URL: ${at} cannot be used (${code || said}). ${waits}`;
}
