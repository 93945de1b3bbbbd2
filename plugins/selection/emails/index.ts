import type { Entered, Sql } from '@plugins/kit/server';
export async function completedMails(_sql: Sql, _entered: Entered): Promise<void> {}
export async function reopenedMail(_sql: Sql, _entered: Entered): Promise<void> {}
