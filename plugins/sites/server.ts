import { defineFeatureServer } from '@plugins/kit/server';
import { sitePeople } from './person-tables';

/** What websites answer and do. */
export const sites = defineFeatureServer({ id: 'sites', personTables: sitePeople });
