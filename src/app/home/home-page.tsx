export default function HomePage() {
  return <h1>Paddock</h1>;
}
