/**
 * Two projects of a realistic size, to look at: 12 galleries, 8 products, and names as people write them, long and in both
 * languages.
 */
const OPTIONS = {
  allow_downloads: true,
  downloads_permitted: 3,
  upload_resolution: 'original',
  allow_sharing: true,
  allow_extra_selection: true,
  allow_stars: true,
};

export const LOOKS = {
  looks_en: {
    photos: 26,
    products: {
      'Wedding album for Maximiliana and Bartholomew': 60,
      Cover: 1,
      'Parents’ album, mother of the bride': 25,
      'אלבום להורים של החתן': 25,
      'Thank-you cards': 12,
      'Canvas 70 × 100 cm for the living room': 1,
      'Wall prints': 6,
      'Save the date': null,
    },
    galleries: [
      '01 Getting ready at the old mill',
      'First look',
      'Ceremony in the orchard',
      'חופה',
      'Family portraits, both sides',
      'Golden hour',
      'Reception',
      'Speeches & toasts',
      'Dancing',
      'ריקודים עד אור הבוקר',
      'Film scans',
    ],
    options: {
      ...OPTIONS,
      name: 'The wedding of Maximiliana and Bartholomew in the old town hall',
      location: 'Kibbutz Ein Harod, the orchard behind the old dairy',
      date: '2026-09-17',
    },
  },
  looks_he: {
    photos: 26,
    products: {
      'אלבום החתונה הגדול לכל המשפחה ולכל החברים': 60,
      כריכה: 1,
      'אלבום להורים של הכלה': 25,
      'Album for the grandparents in Buenos Aires': 25,
      'כרטיסי תודה': 12,
      'הדפסה על קנבס 100 × 70 לסלון': 1,
      'הדפסות לקיר': 6,
      'הזמנות ומגנטים': null,
    },
    galleries: [
      '01 התארגנות בבית של סבתא רבקה',
      'First look',
      'חופה וקידושין',
      'צילומי משפחה משני הצדדים',
      'שעת הזהב',
      'קבלת פנים',
      'ברכות ונאומים',
      'Dancing',
      'ריקודים עד אור הבוקר',
      'After party',
      'סריקות מפילם',
    ],
    options: {
      ...OPTIONS,
      name: 'החתונה של נועה־מיכל ויהונתן בן־דוד לוינשטיין ביער ירושלים',
      location: 'קיבוץ עין חרוד, הפרדס שמאחורי הרפת הישנה',
      date: '2026-09-17',
      language: 'he',
    },
  },
} as const;
