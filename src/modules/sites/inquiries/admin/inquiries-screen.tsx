import { MessageCircle } from 'lucide-react';
import { InquiriesBoard } from '../../admin/lazy';

/** `/admin/x/sites/inquiries`: inquiries from the contact form. */
export const inquiriesScreen = {
  name: 'inquiries',
  label: 'sites.contact.admin.title',
  words: 'admin.nav.words.inquiries',
  group: 'website' as const,
  icon: MessageCircle,
  permission: 'inquiry.read',
  draw: async () => <InquiriesBoard />,
};
