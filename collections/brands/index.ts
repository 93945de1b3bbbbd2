import { WATERMARK_POSITIONS } from '@media/rules/watermark';
import type { CollectionConfig, Field } from 'payload';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, flag, ruled, text } from '../shared/fields';
import { checkBrand, checkRemoval, holdBrands, readBrand } from './hooks';

const byOperation = { create: () => false, update: () => false };

/** The name and face under which an account meets its clients. */
export const brands: CollectionConfig = {
  slug: 'brands',
  access: accessFor('brands'),
  admin: { useAsTitle: 'business_name', hidden: true },
  hooks: {
    beforeOperation: [holdBrands],
    beforeValidate: [readBrand],
    beforeChange: [checkBrand],
    beforeDelete: [checkRemoval],
  },
  fields: [
    accountField(),
    text('business_name', 200, { required: true }),
    { name: 'business_description', type: 'textarea', maxLength: 5000 },
    ruled('website_domain', 'host', 253),
    ruled('facebook_page_url', 'page_address', 500),
    ruled('accent_color', 'color', 7),
    { name: 'contact_email', type: 'email' },
    text('contact_phone', 40),
    // Origins, one space between, whose pages may show its galleries in a frame; none by default.
    ruled('embed_sites', 'embed_sites', 1000),
    // Who its messages come from, where that is another name than the business's.
    ruled('sender_name', 'header_name', 100),
    // The picture itself lies in storage under its hash; only an operation may set it.
    { ...ruled('watermark_sha256', 'path_part', 64), access: byOperation } as Field,
    { name: 'watermark_width', type: 'number', access: byOperation },
    { name: 'watermark_height', type: 'number', access: byOperation },
    // What its galleries show in place of its name, kept like the watermark.
    { ...ruled('logo_sha256', 'path_part', 64), access: byOperation } as Field,
    // Place and size are chosen with the picture (`media/watermark`): large pictures are drawn again.
    { ...choice('watermark_position', WATERMARK_POSITIONS, 'bottom_right'), access: byOperation } as Field,
    { ...flag('big_watermark'), access: byOperation } as Field,
    { name: 'position', type: 'number', defaultValue: 0, required: true, access: byOperation },
  ],
};
