import { WATERMARK_POSITIONS } from '@media/rules/watermark';
import type { CollectionConfig, Field } from 'payload';
import {
  COVER_STYLES,
  DESIGN_DEFAULTS,
  LAYOUT_COLORS,
  LAYOUTS,
  SPACINGS,
  TYPE_PAIRS,
} from '@/core/photo/gallery-design';
import { accessFor } from '@/modules/access/collection-access';
import { accountField, choice, flag, ruled, text } from '../shared/fields';
import { checkBrand, checkRemoval, holdBrands, readBrand } from './hooks';

const byOperation = { create: () => false, update: () => false };

const picture = (name: string): Field => ({
  name,
  type: 'upload',
  relationTo: 'assets',
  index: true,
  access: byOperation,
});

/** The name and look under which an account appears to its clients. */
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
    // The design of its new projects: a copy, so that a later change leaves published galleries alone.
    choice('layout', LAYOUTS, DESIGN_DEFAULTS.layout),
    choice('layout_color', LAYOUT_COLORS, DESIGN_DEFAULTS.layout_color),
    choice('cover_style', COVER_STYLES, DESIGN_DEFAULTS.cover_style),
    choice('type_pair', TYPE_PAIRS, DESIGN_DEFAULTS.type_pair),
    choice('spacing', SPACINGS, DESIGN_DEFAULTS.spacing),
    flag('cover_logo', DESIGN_DEFAULTS.cover_logo),
    { name: 'contact_email', type: 'email' },
    text('contact_phone', 40),
    // Origins, separated by one space, whose pages may embed its galleries; none by default.
    ruled('embed_sites', 'embed_sites', 1000),
    // The sender's name in mails, if it differs from the business's.
    ruled('sender_name', 'header_name', 100),
    // Shown by its galleries instead of the name. Only an operation sets pictures, with their files.
    picture('logo'),
    picture('watermark'),
    // Facts of the watermark's picture, from which triggers compute whether large pictures must be rendered again.
    { ...ruled('watermark_sha256', 'path_part', 64), access: byOperation } as Field,
    { name: 'watermark_width', type: 'number', access: byOperation },
    { name: 'watermark_height', type: 'number', access: byOperation },
    // Position and size are set with the picture (`media/watermark`), since large pictures are then rendered again.
    { ...choice('watermark_position', WATERMARK_POSITIONS, 'bottom_right'), access: byOperation } as Field,
    { ...flag('big_watermark'), access: byOperation } as Field,
    { name: 'position', type: 'number', defaultValue: 0, required: true, access: byOperation },
  ],
};
