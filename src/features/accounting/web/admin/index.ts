export { DifferenceList } from "./difference-list.tsx";
