import { pool, transaction } from '@plugins/kit/server/database';
import { reminderDue } from '@plugins/kit/server/internal-rules';
import { findEvent } from '@plugins/kit/server/projects';
import { proofMails } from '../emails/proof-mails';
import { listWaitingProofs, setReminded, type WaitingProof } from '../queries/proofs';
import { settings } from '../settings';

async function remind(proof: WaitingProof, now: Date): Promise<boolean> {
  return transaction(async (sql) => {
    const event = await findEvent(proof.event, sql);
    if (!event) return false;
    const { first, last } = await settings.read(event.account_id, sql);
    const days = reminderDue(proof, [first, last], now);
    // Recorded in the transaction of its mails, so that of two workers one sends it.
    if (days === null || !(await setReminded(sql, { ...proof, days }))) return false;
    const { id: album, name, round, closes_on: closesOn } = proof;
    await proofMails(sql, event, { album, name, round, note: '', closesOn, reminder: true });
    return true;
  });
}

/** Mails clients whose answer to a proof is due soon. Each reminder is sent once. Returns how many proofs had one. */
export async function remindOfProofs(now = new Date()): Promise<number> {
  let sent = 0;
  for (const proof of await listWaitingProofs(pool(), now)) if (await remind(proof, now)) sent += 1;
  return sent;
}
