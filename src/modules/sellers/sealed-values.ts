import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { errorLine } from '@/core/errors/error-line';
import { seal, unseal } from '@/core/secrets/seal';
import { listFields, type SealedField, storeField } from './queries/sellers';
import type { SellerField, SellerValues } from './rules/seller-form';

/** What the values of sellers are sealed for. */
const PURPOSE = 'seller';

/** Opens a value; null where no secret of the installation opens it any more. */
function open({ id, name, sealed }: SealedField): string | null {
  try {
    return unseal(PURPOSE, id, sealed);
  } catch (error) {
    console.warn(
      `The seller's value ${name} (${id}) does not open: ${errorLine(error)}. The owner types it again.`,
    );
    return null;
  }
}

/** Opens the values of a seller. They stay in the process: what leaves it is masked, or its reading is recorded. */
export async function openValues(sql: Sql, account: string): Promise<SellerValues> {
  const values: SellerValues = {};
  for (const field of await listFields(sql, account)) {
    const value = open(field);
    if (value !== null) values[field.name] = value;
  }
  return values;
}

/** Seals a value and stores it. */
export async function sealValue(
  sql: Sql,
  account: string,
  { name, value }: { name: SellerField; value: string },
): Promise<void> {
  const id = uuidv7();
  await storeField(sql, account, { id, name, sealed: seal(PURPOSE, id, value) });
}
