/** A rating of a social page, as its program sends it. */
export const SOCIAL = {
  page: '112233',
  content: 'ממליצה בחום',
  created_at: '2016-05-04T10:00:00+0000',
  rating: 5,
  reviewer_name: 'רות כהן',
  reviewer_id: '1001',
};
