fn main() {
    let lib = cards::Library::embedded();
    eprintln!("{} cards", lib.cards.len());
    let t = std::time::Instant::now();
    let args: Vec<String> = std::env::args().skip(1).collect();
    let r = scenario::run_paths(&args, &lib, 2);
    for x in &r { println!("{}\t{}:{}\t{}\t{}", if x.passed {"PASS"} else {"FAIL"}, x.file, x.line, x.title, x.message); }
    eprintln!("{} passed {} failed {:?}", r.iter().filter(|x| x.passed).count(), r.iter().filter(|x| !x.passed).count(), t.elapsed());
}
