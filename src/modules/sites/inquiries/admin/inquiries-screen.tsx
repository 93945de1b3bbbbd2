import { MessageCircle } from 'lucide-react';
import { InquiriesBoard } from './InquiriesBoard';

/** `/admin/x/sites/inquiries`: inquiries from the contact form. */
export const inquiriesScreen = {
  name: 'inquiries',
  label: 'sites.contact.admin.title',
  group: 'website' as const,
  icon: MessageCircle,
  permission: 'inquiry.read',
  draw: async () => <InquiriesBoard />,
};
