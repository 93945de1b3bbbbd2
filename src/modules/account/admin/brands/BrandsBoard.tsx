'use client';

import { Plus } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BrandRow } from '@/modules/account/brands/queries';
import { BRAND_TEXT_MAX, decideNewBrand } from '@/modules/account/rules/brand';
import { Button } from '@/ui/admin/Button';
import { NameDialog } from '@/ui/admin/FormDialog';
import { Page } from '@/ui/admin/Page';
import { useCall } from '@/ui/admin/use-call';
import css from './brands.module.css';

/** An account's brands as cards, with a card to add one while the limit allows it. */
export function BrandsBoard({ brands, limit }: { brands: BrandRow[]; limit: number }) {
  const t = useTranslations('admin-studio.brands');
  const words = useTranslations('errors');
  const [adding, setAdding] = useState(false);
  const room = decideNewBrand({ brands: brands.length, limit });
  return (
    <Page
      wide
      title={t('title')}
      help={t('help')}
      actions={
        <div className={css.add}>
          <Button look="primary" disabled={!room.allowed} onClick={() => setAdding(true)}>
            <Plus aria-hidden /> {t('add')}
          </Button>
          {room.allowed ? null : <p>{words(room.code, room.params)}</p>}
        </div>
      }
    >
      <ul className={css.cards}>
        {brands.map((brand) => (
          <BrandCard key={brand.id} brand={brand} />
        ))}
      </ul>
      {adding ? <NewBrand onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

function BrandCard({ brand }: { brand: BrandRow }) {
  const t = useTranslations('admin-studio.brands');
  const { id, business_name, logo, accent_color, shown, website_domain } = brand;
  return (
    <li className={css.card}>
      <div className={css.face}>
        {logo ? (
          <img src={`/api/x/studio/brands/${id}/logo?v=${logo}`} alt="" />
        ) : (
          <span aria-hidden>
            <bdi>{business_name}</bdi>
          </span>
        )}
        {accent_color ? <i style={{ background: accent_color }} /> : null}
      </div>
      <div className={css.about}>
        <h2>
          <Link href={`/admin/brands/${id}`} prefetch={false}>
            <bdi>{business_name}</bdi>
          </Link>
        </h2>
        <p>
          {t('projects', { count: shown })}
          {website_domain ? <bdi dir="ltr"> · {website_domain}</bdi> : null}
        </p>
      </div>
    </li>
  );
}

function NewBrand({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin-studio.brands');
  const call = useCall();
  const router = useRouter();
  const make = async (business_name: string) => {
    const path = '/api/x/studio/brands';
    const { id } = await call<{ id: string }>(path, { method: 'POST', body: { business_name } });
    router.push(`/admin/brands/${id}`);
  };
  return (
    <NameDialog
      title={t('add')}
      accept={t('add')}
      field="business_name"
      label={t('field.business_name')}
      help={t('nameHelp')}
      maxLength={BRAND_TEXT_MAX.business_name}
      onName={make}
      onClose={onClose}
    />
  );
}
