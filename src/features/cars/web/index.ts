export { carsQuery } from "./cars.queries.ts";
export { SeasonCar } from "./season-car.tsx";
