/** The lights of a town at night, sRGB. */
export const lamps = ['ffb25c', 'ff9348', 'ffd9a0', 'f4e9d8', 'ff5a4a', '62b8c8', '8fb4ff', 'ffc070'];
