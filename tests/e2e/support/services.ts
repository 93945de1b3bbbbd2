import {
  APP as FACEBOOK_APP,
  type GraphServer,
  startGraphServer,
} from '../../../plugins/facebook/tests/graph-server';
import {
  APP as GOOGLE_APP,
  type GoogleServer,
  startGoogleServer,
} from '../../../plugins/google-business/tests/google-server';

/** The page and the profile that a photographer manages at the stand-ins, each with one review. */
export const PAGE = { id: '501', name: 'Galilee Weddings', content: 'She saw everything. ממליצה!' };
export const PROFILE = { id: '2', name: 'Studio in Haifa', content: 'Warm, quick, and on time.' };

/** Starts stand-ins for Facebook and Google; returns them, and the settings of an installation that has apps there. */
export async function startServices(): Promise<{
  graph: GraphServer;
  google: GoogleServer;
  settings: Record<string, string>;
}> {
  const graph = await startGraphServer();
  graph.pages = [
    {
      ...{ id: PAGE.id, name: PAGE.name, tasks: ['MANAGE', 'MODERATE', 'CREATE_CONTENT'] },
      ratings: [
        {
          created_time: '2026-05-04T10:00:00+0000',
          reviewer: { id: '1001', name: 'Ruth Cohen' },
          recommendation_type: 'positive',
          review_text: PAGE.content,
        },
      ],
    },
  ];
  const google = await startGoogleServer();
  google.places = {
    [PROFILE.id]: {
      title: PROFILE.name,
      reviews: [
        {
          reviewId: 'journey',
          reviewer: { displayName: 'Tom Levi' },
          starRating: 'FIVE',
          comment: PROFILE.content,
          createTime: '2026-05-05T10:00:00Z',
        },
      ],
    },
  };
  return {
    graph,
    google,
    settings: {
      SOCIAL_FACEBOOK_ID: FACEBOOK_APP.id,
      SOCIAL_FACEBOOK_SECRET: FACEBOOK_APP.secret,
      SOCIAL_FACEBOOK_URL: graph.url,
      SOCIAL_FACEBOOK_PAGES: 'yes',
      SOCIAL_GOOGLE_ID: GOOGLE_APP.id,
      SOCIAL_GOOGLE_SECRET: GOOGLE_APP.secret,
      SOCIAL_GOOGLE_BUSINESS: 'yes',
      SOCIAL_GOOGLE_BUSINESS_URL: google.url,
    },
  };
}
