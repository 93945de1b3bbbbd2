import { defineFeatureServer } from '@plugins/kit/server';
import { shopPage } from './pages/shop';

/** The server half: the shop's page. */
export const shop = defineFeatureServer({ id: 'shop', pages: [shopPage] });
