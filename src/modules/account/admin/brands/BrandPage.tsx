'use client';

import { toast } from '@payloadcms/ui';
import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { BrandRow } from '@/modules/account/brands/queries';
import type { SamplePhoto } from '@/modules/account/queries/brands-repo';
import { decideBrandRemoval } from '@/modules/account/rules/brand';
import { Button } from '@/ui/admin/Button';
import { useConfirm } from '@/ui/admin/Dialog';
import { Page, Section } from '@/ui/admin/Page';
import { SaveForms } from '@/ui/admin/SaveForms';
import { useAct } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { BrandForm } from './BrandForm';
import { BrandPreview } from './BrandPreview';
import { useBrandWords } from './brand-words';
import css from './brands.module.css';
import { LogoCard } from './LogoCard';
import { WatermarkCard } from './WatermarkCard';

interface Props {
  brand: BrandRow;
  photos: SamplePhoto[];
  /** Photographs that are rendered again when the watermark changes. */
  marked: number;
  /** Number of the account's brands. */
  brands: number;
  /** The address with which this person signs in. */
  signsInWith: string;
  mayRemove: boolean;
}

/** A brand's page: its texts, a live preview of what clients see, and its watermark. */
export function BrandPage({ brand, photos, marked, brands, signsInWith, mayRemove }: Props) {
  const t = useTranslations('admin-studio.brands');
  const changes = useBrandWords(brand);
  const [logo, setLogo] = useState(brand.logo);
  return (
    <Page wide title={<bdi>{brand.business_name}</bdi>} help={t('projects', { count: brand.shown })}>
      <SaveForms>
        <div className={css.columns}>
          <div>
            <BrandForm changes={changes} signsInWith={signsInWith} />
            <LogoCard brand={brand.id} logo={logo} onChange={setLogo} />
          </div>
          <BrandPreview brand={brand.id} shown={changes.values} logo={logo} photo={photos[0] ?? null} />
        </div>
        <WatermarkCard brand={brand.id} mark={brand.mark} photos={photos} marked={marked} />
        {mayRemove ? <RemoveBrand brand={brand} brands={brands} /> : null}
      </SaveForms>
    </Page>
  );
}

function RemoveBrand({ brand, brands }: { brand: BrandRow; brands: number }) {
  const t = useTranslations('admin-studio.brands');
  const words = useTranslations('errors');
  const call = useCall();
  const router = useRouter();
  const { busy, act } = useAct();
  const [ask, dialog] = useConfirm();
  const may = decideBrandRemoval({ brands, projects: brand.projects });
  const remove = async () => {
    const name = brand.business_name;
    const question = { title: t('removeTitle', { name }), text: t('removeText'), accept: t('remove') };
    if (!(await ask({ ...question, danger: true }))) return;
    await act(async () => {
      await call(`/api/x/studio/brands/${brand.id}`, { method: 'DELETE' });
      toast.success(t('removed', { name }));
      router.push('/admin/brands');
    });
  };
  return (
    <Section title={t('remove')}>
      <p className={css.quiet}>{may.allowed ? t('removeHelp') : words(may.code, may.params)}</p>
      <div>
        <Button look="danger" disabled={!may.allowed} busy={busy} onClick={() => void remove()}>
          <Trash2 aria-hidden /> {t('remove')}
        </Button>
      </div>
      {dialog}
    </Section>
  );
}
