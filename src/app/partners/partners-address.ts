/** The address, after `/page/`, of the team's own page that speaks to partners. */
export const PARTNERS = "partners";
