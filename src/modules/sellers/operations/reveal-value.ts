import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { SellerField } from '@/modules/sellers/rules/seller-form';
import { openValues } from '@/modules/sellers/sealed-values';

/**
 * Returns a stored value in full, and records in the account's history that it was read. Throws NOT_FOUND where there is
 * none.
 */
export async function revealValue(
  account: string,
  name: SellerField,
  locale: Locale,
): Promise<{ value: string }> {
  return transaction(async (sql) => {
    const value = (await openValues(sql, account))[name];
    if (value === undefined) throw new KeepersError('NOT_FOUND');
    await recordAudit(sql, 'seller.read', {
      account,
      subject: translator(locale)(`admin-seller.field.${name}`),
    });
    return { value };
  });
}
