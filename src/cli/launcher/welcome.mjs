/** Prints where Keepers is, and who can enter the demo studio. */
export function printWelcome(settings, demo) {
  const lines = [''];
  if (settings.role === 'worker') lines.push('  The Keepers worker is running');
  else {
    lines.push(`  Keepers is running at ${settings.publicUrl}`);
    lines.push(`  For photographers: ${settings.publicUrl}/admin`);
  }
  if (demo) {
    lines.push('', '  Demo studio');
    for (const [who, email] of Object.entries(demo.accounts)) lines.push(`    ${who.padEnd(13)} ${email}`);
    lines.push(`    ${'password'.padEnd(13)} ${demo.password}`);
    for (const { name, code } of demo.codes) lines.push(`    ${'code'.padEnd(13)} ${code}  ${name}`);
  }
  lines.push('', '  Ctrl-C stops it.', '');
  console.log(lines.join('\n'));
}
