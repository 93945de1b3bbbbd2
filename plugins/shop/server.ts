import { defineFeatureServer } from '@plugins/kit/server';
import { shopPage } from './pages/shop';

/** The pages the shop draws. */
export const shop = defineFeatureServer({ id: 'shop', pages: [shopPage] });
