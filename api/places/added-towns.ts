/** Places that GeoNames' list of towns lacks, but jobs are advertised at: boroughs of London, ports and airports. */
export const ADDED_TOWNS = [
  { name: 'Avonmouth', district: 'Bristol', latitude: 51.501, longitude: -2.699, population: 0 },
  { name: 'Thurrock', district: 'Thurrock', latitude: 51.476, longitude: 0.325, population: 0 },
  { name: 'Gatwick', district: 'West Sussex', latitude: 51.154, longitude: -0.182, population: 0 },
  ...[
    { name: 'Barking and Dagenham', latitude: 51.546, longitude: 0.129, population: 218_900 },
    { name: 'Hammersmith and Fulham', latitude: 51.499, longitude: -0.229, population: 183_200 },
    { name: 'Haringey', latitude: 51.591, longitude: -0.111, population: 264_200 },
    { name: 'Havering', latitude: 51.578, longitude: 0.212, population: 262_100 },
    { name: 'Heathrow', latitude: 51.47, longitude: -0.454, population: 0 },
    { name: 'Kensington and Chelsea', latitude: 51.499, longitude: -0.194, population: 143_400 },
    { name: 'Lewisham', latitude: 51.462, longitude: -0.012, population: 300_600 },
    { name: 'Merton', latitude: 51.41, longitude: -0.211, population: 215_200 },
    { name: 'Newham', latitude: 51.526, longitude: 0.035, population: 351_100 },
    { name: 'Park Royal', latitude: 51.527, longitude: -0.284, population: 0 },
    { name: 'Redbridge', latitude: 51.576, longitude: 0.045, population: 310_300 },
    { name: 'Richmond upon Thames', latitude: 51.448, longitude: -0.326, population: 195_300 },
    { name: 'Southwark', latitude: 51.504, longitude: -0.08, population: 307_600 },
    { name: 'Tower Hamlets', latitude: 51.52, longitude: -0.029, population: 310_300 },
    { name: 'Waltham Forest', latitude: 51.589, longitude: -0.012, population: 278_400 },
  ].map((town) => ({ ...town, district: 'London' })),
];
