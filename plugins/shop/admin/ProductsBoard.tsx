'use client';

import { useT } from '@plugins/kit/admin';
import { useAct, useCall, useRead, useUndo } from '@plugins/kit/admin/hooks';
import { Button, Empty, Reading } from '@plugins/kit/admin/parts';
import { useState } from 'react';
import type { ProductRow } from '../queries/catalog';
import type { ShopProject } from '../queries/projects';
import { KINDS } from '../rules/kinds';
import type { Kind } from '../rules/product';
import { ListSettings } from './ListSettings';
import { ProductForm } from './ProductForm';
import { ProductList } from './ProductList';
import { ProjectPrices } from './ProjectPrices';
import css from './shop.module.css';
import { starterOf } from './starters';
import type { Catalog, ProductsFirst } from './wire';

const isKind = (value: string | null): value is Kind => KINDS.some((kind) => kind === value);

/**
 * What the studio sells in its galleries, and a project's own prices. The first product opens the shop in all of them.
 * `first` is what the page brought.
 */
export function ProductsBoard({ begin, first }: { begin: string | null; first: ProductsFirst | null }) {
  const t = useT('shop.admin');
  const call = useCall();
  const undo = useUndo();
  const { busy, act } = useAct();
  const [project, setProject] = useState<string | null>(null);
  const read = useRead<Catalog>(
    `/api/x/shop/products${project ? `?project=${project}` : ''}`,
    first?.catalog,
  );
  const projects = useRead<{ projects: ShopProject[] }>('/api/x/shop/projects', first?.projects);
  const { found, load } = read;
  const [edited, setEdited] = useState<Kind | ProductRow | null>(isKind(begin) ? begin : null);
  const [settings, setSettings] = useState(false);
  if (!found) return <Reading of={read} text={t('failed')} />;
  const chosen = projects.found?.projects.find(({ id }) => id === project) ?? null;
  const { currency } = found;
  const remove = (product: ProductRow) =>
    act(async () => {
      const path = `/api/x/shop/products/${product.id}`;
      await call(path, { method: 'DELETE' });
      await load();
      undo(t('products.removed', { name: product.name }), async () => {
        await call(`${path}/restore`, { method: 'POST', body: {} });
        await load();
      });
    });
  const done = async () => {
    setEdited(null);
    setSettings(false);
    await load();
  };
  const isNew = typeof edited === 'string';
  const empty = found.products.length === 0;
  // A project that follows the studio's prices shows them; they are changed where they are kept.
  const follows = chosen !== null && !chosen.own;
  const adds = KINDS.map((kind) => (
    <Button
      key={kind}
      {...(empty && kind === 'print' && { look: 'primary' })}
      onClick={() => setEdited(kind)}
    >
      {t(`products.add.${kind}`)}
    </Button>
  ));
  return (
    <div className={css.board}>
      {projects.found && (!empty || chosen || projects.found.projects.some(({ own }) => own)) && (
        <ProjectPrices
          projects={projects.found.projects}
          chosen={chosen}
          onChoose={setProject}
          onChange={async () => {
            await Promise.all([projects.load(), load()]);
          }}
        />
      )}
      {empty && !follows ? (
        <Empty title={t('products.empty')} text={t('products.emptyText')}>
          <div className={css.acts}>{adds}</div>
        </Empty>
      ) : (
        <>
          {!follows && (
            <div className={css.head}>
              {!chosen && (
                <p>
                  {t('products.about')} <a href="/admin/settings/payments">{t('products.pay')}</a>
                </p>
              )}
              <div className={css.acts}>
                {adds}
                <Button onClick={() => setSettings(true)}>{t('list.title')}</Button>
              </div>
            </div>
          )}
          <ProductList
            products={found.products}
            currency={currency}
            busy={busy}
            onEdit={follows ? null : setEdited}
            onRemove={follows ? null : (product) => void remove(product)}
          />
        </>
      )}
      {edited && (
        <ProductForm
          product={isNew ? null : edited}
          start={isNew ? starterOf(edited, t(`products.starter.${edited}`), currency) : edited}
          currency={currency}
          project={chosen?.own ? chosen.id : null}
          onClose={() => setEdited(null)}
          onDone={done}
        />
      )}
      {settings && found.list && (
        <ListSettings
          list={found.list}
          project={chosen?.own ? chosen.id : null}
          onClose={() => setSettings(false)}
          onDone={done}
        />
      )}
    </div>
  );
}
