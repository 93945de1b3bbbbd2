/** A review of the demo studio; `picture` is a photograph of the project that everybody may see. */
export interface DemoReview {
  name: [first: string, last: string];
  rating: number;
  date: string;
  language: 'en' | 'he';
  content: string;
  reply?: string;
  picture?: true;
  /** Not published yet. */
  waiting?: true;
}

/** The demo studio's reviews: short and long, in both languages, one with an answer, one waiting to be published. */
export const DEMO_REVIEWS: DemoReview[] = [
  {
    name: ['Maya', 'Levi'],
    rating: 5,
    date: '2026-10-02',
    language: 'en',
    content:
      'Alma was everywhere and nowhere. We saw her perhaps three times that day, and then there were four hundred photographs, each of them exactly as it felt. My grandmother asks for the album whenever we come by, and turns the pages as if they were made of glass.\n\nThe gallery was there on the Thursday after. We chose on the sofa, on two phones, in one evening; it never lost a heart we gave. For the album she rang us and talked us out of two pictures we would have regretted.\n\nIf you are reading this because you cannot decide: decide.',
    reply: 'Thank you, Maya. Kiss your grandmother from me; the page with her hands is my favourite, too.',
  },
  {
    name: ['נועה', 'אברהם'],
    rating: 5,
    date: '2026-10-20',
    language: 'he',
    content: 'שקט, סבלנות ועין מדהימה. הרגשנו שאנחנו מצטלמים עם חברה טובה, ובתמונות רואים את זה.',
  },
  {
    name: ['Daniel', 'Roth'],
    rating: 5,
    date: '2026-11-05',
    language: 'en',
    content:
      'An hour in the hills, two children who would not sit still, and not one forced smile in the whole set.',
    picture: true,
  },
  {
    name: ['Tamar', 'Golan'],
    rating: 4,
    date: '2026-08-14',
    language: 'en',
    content:
      'Beautiful work. We waited a week longer than we had hoped for the last gallery, but it was worth it.',
    reply: 'You are right about the week, and I am sorry. The summer was full; this year I take fewer dates.',
  },
  {
    name: ['איתי', ''],
    rating: 5,
    date: '2026-10-18',
    language: 'he',
    content:
      'באתי בטוח שאני לא פוטוגני. יצאתי עם תמונה שאמא שלי מסגרה ותלתה בסלון, ועם עוד שלוש שאני אפילו מוכן להראות לאחרים. עלמה יודעת לחכות לרגע הנכון, וכשהוא מגיע היא פשוט שם.\n\nגם כל מה שמסביב עבד: קיבלנו קישור לוואטסאפ, בחרנו תמונות בערב אחד, והאלבום הגיע ארוז יפה ובזמן.',
  },
  {
    name: ['Ruth', 'Shaked'],
    rating: 5,
    date: '2026-07-30',
    language: 'en',
    content: 'The light. I do not know how she does it.',
  },
  {
    name: ['Jonathan', 'Meir'],
    rating: 5,
    date: '2026-09-28',
    language: 'en',
    content: 'Calm on a day when no one else was. My father, who hates cameras, asked for her number.',
  },
  {
    name: ['שירה', 'כהן'],
    rating: 4,
    date: '2026-06-11',
    language: 'he',
    content: 'תמונות יפהפיות ויחס אישי. היינו שמחים לקצת יותר תמונות מהחופה, אבל מה שיש שם מושלם.',
  },
  {
    name: ['Lea', 'Bergmann'],
    rating: 5,
    date: '2026-05-19',
    language: 'en',
    content:
      'We flew in from Hamburg for one weekend and had never met her. Two calls beforehand were enough; on the day it felt as if she had been at every family dinner for years. Our guests wrote to us about the photographs before they wrote about the food.',
  },
  {
    name: ['Omer', 'Barak'],
    rating: 5,
    date: '2026-11-18',
    language: 'en',
    content: 'Booked for a portrait, stayed for the conversation. The pictures look like me on a good day.',
    waiting: true,
  },
];
