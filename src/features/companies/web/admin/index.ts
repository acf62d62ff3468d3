export { RegisterTest } from "./register-test.tsx";
