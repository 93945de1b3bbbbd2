import type { CollectionConfig } from 'payload';
import { accessFor } from '@/access/collection-access';
import { accountField, choice, flag, text } from '../shared/fields';

const WATERMARK_POSITIONS = [
  'bottom_center',
  'bottom_full_width',
  'bottom_left',
  'bottom_right',
  'center_left',
  'center',
  'center_right',
  'top_center',
  'top_left',
  'top_right',
] as const;

/** The name and face under which an account meets its clients. */
export const brands: CollectionConfig = {
  slug: 'brands',
  access: accessFor('brands'),
  admin: { useAsTitle: 'business_name', hidden: true },
  fields: [
    accountField(),
    text('business_name', 200, { required: true }),
    { name: 'business_description', type: 'textarea', maxLength: 5000 },
    text('website_domain', 253),
    text('facebook_page_url', 500),
    text('accent_color', 7),
    { name: 'contact_email', type: 'email' },
    text('contact_phone', 40),
    choice('watermark_position', WATERMARK_POSITIONS, 'bottom_right'),
    flag('big_watermark'),
    { name: 'position', type: 'number', defaultValue: 0, required: true },
  ],
};
